import type { CommerceUnderTest } from "./commerce-under-test.ts";

const TRIPS = new Set<PropertyKey>(["batch", "all", "first", "run", "raw", "exec"]);

/** Returns the number of round trips to the database during an action. */
export async function countRoundTrips(
	commerce: CommerceUnderTest,
	happen: () => Promise<unknown>,
): Promise<number> {
	const { DB } = commerce.env;
	let count = 0;
	const watch = <T extends object>(target: T): T =>
		new Proxy(target, {
			get(object, name) {
				const value: unknown = Reflect.get(object, name);
				if (typeof value !== "function") return value;
				return (...args: unknown[]) => {
					if (TRIPS.has(name)) count++;
					const result: unknown = value.apply(object, args);
					return name === "prepare" || name === "bind" ? watch(result as object) : result;
				};
			},
		});
	commerce.env.DB = watch(DB);
	try {
		await happen();
	} finally {
		commerce.env.DB = DB;
	}
	return count;
}
