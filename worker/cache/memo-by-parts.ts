import { Lru } from "@vetrina/shop-rules/lib/lru.ts";

/** Returns a function that caches a value per key until one of the value's parts is another object. */
export const memoByParts = <T>(limit: number) => {
	const results = new Lru<{ parts: readonly unknown[]; value: T }>(limit);
	const get = (key: string, parts: readonly unknown[], make: () => T): T => {
		const before = results.get(key);
		if (before?.parts.every((part, index) => Object.is(part, parts[index]))) return before.value;
		const value = make();
		results.set(key, { parts, value });
		return value;
	};
	const last = (key: string): T | undefined => results.get(key)?.value;
	return Object.assign(get, { last });
};
