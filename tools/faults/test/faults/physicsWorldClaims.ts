/** Claims of the physics world that say when a settling object is where. */
export const TIMES: readonly string[] = ['2. **‸Old values.**', '- **‸First tick.** On', '- **‸Eleven ticks.**']
