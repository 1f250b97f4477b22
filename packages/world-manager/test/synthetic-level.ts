/** A level of nothing but a name. */
export interface SyntheticLevel {
  readonly name: string
}
