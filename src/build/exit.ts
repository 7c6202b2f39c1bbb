/** Exits the process with code 1 after printing a message, without a stack trace. */
export function exitWith(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** Returns the result of `run`. If it throws, the process exits with the message of the error. */
export function runOrExit<Result>(run: () => Result, prefix = ''): Result {
  try {
    return run();
  } catch (error) {
    return exitWith(prefix + (error instanceof Error ? error.message : String(error)));
  }
}
