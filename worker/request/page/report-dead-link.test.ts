import { expect, test } from "vitest";
import type { PlatformCalls } from "../../platform/load-json.ts";
import { createReportDeadLink } from "./report-dead-link.ts";

const HOUR = 3_600_000;

// proves content-7
test("a link that leads nowhere is logged with its title, once an hour for each address and locale", () => {
	const logged: unknown[] = [];
	let now = 0;
	const report = (country: string) =>
		createReportDeadLink(
			{
				platform: { log: (...entry: unknown[]) => void logged.push(entry) },
				cache: { now: () => now },
			} as unknown as PlatformCalls,
			{ siteId: "dead-links", language: "en", country, currency: "EUR", prefix: "/en-it" },
		);
	const bags = { title: "Bags", url: "/bags" };
	report("IT")(bags);
	report("IT")(bags);
	expect(logged).toEqual([
		["warning", "request/page-context", "A link of the editors leads nowhere, and is not shown", bags],
	]);
	report("FR")(bags);
	report("IT")({ title: "Hats", url: "/hats" });
	expect(logged).toHaveLength(3);
	now += HOUR;
	report("IT")(bags);
	expect(logged).toHaveLength(4);
});
