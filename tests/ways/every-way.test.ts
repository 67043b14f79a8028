import { beforeAll, describe, expect, test } from "vitest";
import { PLATFORM_WAYS, type WayFamily } from "../../shared/domain/shell/platform-ways.ts";
import { dropSharedGuestToken } from "../../worker/platform/commerce/logins/shared/shared-guest.ts";
import { SCENARIOS } from "./scenarios.ts";
import { createShop, watchCalls } from "./shop-of-ways.ts";

/** Paths by which a way can be told from the others of its family. */
const PATHS = {
	controllers: /^\/(on\/demandware\.store|s)\//,
	custom: /^\/custom\//,
	scapi: /^\/(shopper\/(?!auth)|(customer|search|site)\/)/,
};
const LOGIN = /^\/shopper\/auth\//;
const matchPaths = (family: WayFamily, way: keyof typeof PATHS): RegExp =>
	family === "server-login" && way === "scapi" ? LOGIN : PATHS[way];

type Outcome = { result: unknown; also: unknown; paths: string[]; logLines: string[] };

// proves platform-22
describe.each(Object.keys(PLATFORM_WAYS) as WayFamily[])("%s", (family) => {
	const ways: readonly (keyof typeof PATHS)[] = PLATFORM_WAYS[family];
	const { run, also } = SCENARIOS[family];
	const outcomes = new Map<string, Outcome>();

	beforeAll(async () => {
		for (const way of ways) {
			const shop = createShop(`${family}=${way}`);
			// The session of shared pages is kept for the next way otherwise.
			dropSharedGuestToken(shop.cx);
			const { result, paths } = await watchCalls(() => run(shop));
			const more = way === "scapi" ? undefined : await also?.(shop);
			outcomes.set(way, { result, also: more, paths, logLines: shop.logLines });
		}
	});

	test.each(ways)("is answered by %s", (way) => {
		expect(outcomes.get(way)?.paths.filter((path) => matchPaths(family, way).test(path))).not.toEqual([]);
	});

	test.each(ways.slice(1))("has the same values by %s", (way) => {
		const [first, ...others] = ways.filter((one) => one !== "scapi");
		expect(outcomes.get(way)?.result).toEqual(outcomes.get(ways[0] ?? "")?.result);
		for (const one of others) expect(outcomes.get(one)?.also).toEqual(outcomes.get(first ?? "")?.also);
	});
});
