type Sized = { key: string; json: string };
type Limits = { mostEvents: number; mostBytes: number };

const bytes = (text: string): number => new TextEncoder().encode(text).length;

/** Divides payloads into requests: of one key each, and within the limits. Keeps their order within a key. */
export const listParts = <T extends Sized>(
	payloads: readonly T[],
	{ mostEvents, mostBytes }: Limits,
): T[][] =>
	[...Map.groupBy(payloads, ({ key }) => key).values()].flatMap((group) => {
		const parts: T[][] = [];
		let size = 0;
		for (const one of group) {
			const own = bytes(one.json) + 1;
			const last = parts.at(-1);
			if (last && last.length < mostEvents && size + own <= mostBytes) {
				last.push(one);
				size += own;
			} else {
				parts.push([one]);
				size = own;
			}
		}
		return parts;
	});
