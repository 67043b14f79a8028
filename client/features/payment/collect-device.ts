export const COLLECTION = { timeout: 12_000, tries: 3 };
export const COLLECTION_FAILED = "DDC failed";

export type Collecting = {
	ask(): Promise<{ jwt: string; url: string } | null>;
	open(frame: { jwt: string; url: string }, signal: AbortSignal): Promise<string>;
	report(level: "warning" | "error", title: string): void;
};

/** Returns device data for the card's bank (checkout-11), or null after the last failed attempt; the order continues anyway. */
export const collectDevice = async ({ ask, open, report }: Collecting): Promise<string | null> => {
	for (let at = 1; at <= COLLECTION.tries; at++) {
		const stop = new AbortController();
		let timer: ReturnType<typeof setTimeout> | undefined;
		const late = new Promise<never>((_, reject) => {
			timer = setTimeout(() => reject(new Error("It took too long")), COLLECTION.timeout);
		});
		const collect = async () => {
			const frame = await ask();
			if (!frame) throw new Error("No JWT returned.");
			return open(frame, stop.signal);
		};
		try {
			return await Promise.race([collect(), late]);
		} catch (error) {
			report("warning", `${COLLECTION_FAILED} (${at}): ${(error as Error).message}`);
		} finally {
			clearTimeout(timer);
			stop.abort();
		}
	}
	report("error", COLLECTION_FAILED);
	return null;
};
