import { Lru } from "../../shared/domain/lib/lru.ts";

/**
 * A value that many requests would make of the same parts, kept with them: it is made again once a part is another object,
 * as after the platform has sent something new.
 */
export const memoByParts = <T>(limit: number) => {
	const known = new Lru<{ parts: readonly unknown[]; value: T }>(limit);
	const get = (key: string, parts: readonly unknown[], make: () => T): T => {
		const before = known.get(key);
		if (before?.parts.every((part, index) => Object.is(part, parts[index]))) return before.value;
		const value = make();
		known.set(key, { parts, value });
		return value;
	};
	/** What was made last, whatever its parts are by now. */
	const last = (key: string): T | undefined => known.get(key)?.value;
	return Object.assign(get, { last });
};
