/** The answer, or an error when it takes longer than that many milliseconds. */
export async function inTime<T>(answer: Promise<T>, patience: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const tooLate = (): void => reject(new Error('it does not answer'));
    // after the network was listened to once more: it may be this process that was busy
    timer = setTimeout(() => setImmediate(tooLate), patience);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
