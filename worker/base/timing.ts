export type Timing = {
	add(name: string, entry?: { description?: string; duration?: number }): void;
	measure<T>(name: string, run: () => Promise<T>): Promise<T>;
	/** Counts a platform call (account-8). The returned function must be called when the platform call ends. */
	call(): () => void;
	/** Counts a value that is read from KV (cache-22). */
	read(): void;
	header(): string;
};

const quote = (text: string): string => `"${text.replace(/[^\x20-\x7e]|["\\]/g, "")}"`;

export const createTiming = (now: () => number): Timing => {
	const startedAt = now();
	const entries: string[] = [];
	let [calls, rounds, endedCalls, reads] = [0, 0, 0, 0];
	const add: Timing["add"] = (name, { description, duration } = {}) => {
		const parts = [name.replace(/[^\w-]/g, "_")];
		if (description !== undefined) parts.push(`desc=${quote(description)}`);
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
		call: () => {
			const round = endedCalls + 1;
			calls++;
			rounds = Math.max(rounds, round);
			return () => {
				endedCalls = Math.max(endedCalls, round);
			};
		},
		read: () => void reads++,
		header: () =>
			[
				...entries,
				...(calls > 0 ? [`platform;desc=${quote(`${calls} calls in ${rounds} rounds`)}`] : []),
				...(reads > 0 ? [`kv;desc=${quote(`${reads} reads`)}`] : []),
				`total;dur=${Math.max(0, Math.round((now() - startedAt) * 10) / 10)}`,
			].join(", "),
	};
};
