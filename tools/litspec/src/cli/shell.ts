/** 0 all is well, 1 there are findings, 2 wrong usage or configuration, 3 it cannot be judged. */
export type ExitCode = 0 | 1 | 2 | 3

/** The world as the commands see it. */
export interface Shell {
  readonly cwd: string
  /** `2026-11-30`. */
  readonly today: string
  readonly version: string
  /** Whether colours are wanted where nothing on the command line says otherwise. */
  readonly colour: boolean
  /** Results. */
  out(text: string): void
  /** Everything that is not a result: misuse, progress, how long it took. */
  err(text: string): void
  /** Shows how far long work has come, on a terminal only. */
  progress(text: string): void
  /** Seconds since the process began. */
  elapsed(): number
}
