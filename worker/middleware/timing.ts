/** What took how long and what the caches did, for the header Server-Timing. */
export type Timing = {
	/** Token characters only in `name`; `duration` in milliseconds. */
	add(name: string, entry?: { description?: string; duration?: number }): void;
	/** Runs and notes how long it took. */
	measure<T>(name: string, run: () => Promise<T>): Promise<T>;
	header(): string;
};

const quoted = (text: string): string => `"${text.replace(/[^\x20-\x7e]|["\\]/g, "")}"`;

export const createTiming = (now: () => number): Timing => {
	const startedAt = now();
	const entries: string[] = [];
	const add: Timing["add"] = (name, { description, duration } = {}) => {
		const parts = [name.replace(/[^\w-]/g, "_")];
		if (description !== undefined) parts.push(`desc=${quoted(description)}`);
		if (duration !== undefined) parts.push(`dur=${Math.max(0, Math.round(duration * 10) / 10)}`);
		entries.push(parts.join(";"));
	};
	return {
		add,
		measure: async (name, run) => {
			const from = now();
			try {
				return await run();
			} finally {
				add(name, { duration: now() - from });
			}
		},
		header: () =>
			[...entries, `total;dur=${Math.max(0, Math.round((now() - startedAt) * 10) / 10)}`].join(", "),
	};
};
