/** Header that carries the sender of a save, so that its own screen knows the echo. */
export const CASE_HEADER = 'X-Case-Id';
