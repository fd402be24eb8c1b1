/** Rejects when the promise takes longer than `patience` (ms). */
export function withTimeout<T>(work: Promise<T>, patience: number): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('It took too long.')), patience)),
  ])
}
