/** Something that is there now or comes later. */
export type Eventually<T> = T | PromiseLike<T>
