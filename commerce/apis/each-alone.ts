/**
 * Work that waits for no one in particular, done by whichever request comes by: what fails for one, as for a document of an older shape, is
 * logged, and keeps neither the others nor that request.
 */
export async function eachAlone<T>(all: readonly T[], run: (one: T) => Promise<unknown>): Promise<void> {
	for (const one of all) {
		try {
			await run(one);
		} catch (error) {
			console.error(error);
		}
	}
}
