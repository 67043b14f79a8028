import { expect, test } from "vitest";
import { findAnalyticsClient, readAnalyticsId } from "./analytics-cookie.ts";

const SHOP = "https://shop.example/en-it/";
const NOW = Date.UTC(2026, 10, 29, 12);
const SECONDS = NOW / 1000;
const cookies = (line: string): Record<string, string> => {
	const [name = "", value = ""] = line.split(";")[0]?.split("=") ?? [];
	return { [name]: value };
};

// proves event-41
test("a browser keeps its name, and begins a new visit after half an hour without an event", () => {
	const first = readAnalyticsId({}, SHOP, NOW);
	expect(first.client).toMatch(/^\d{1,10}\.\d{10}$/);
	expect(first.session).toBe(String(SECONDS));
	const second = readAnalyticsId(cookies(first.cookie), SHOP, NOW + 1_799_000);
	expect(second).toMatchObject({ client: first.client, session: first.session });
	const third = readAnalyticsId(cookies(second.cookie), SHOP, NOW + 1_799_000 + 1_800_000);
	expect(third).toMatchObject({ client: first.client, session: String(SECONDS + 3599) });
	expect(findAnalyticsClient(cookies(third.cookie), SHOP)).toBe(first.client);
});

// proves event-41
test("the name is that of Google's own tag if a container of the house has loaded it", () => {
	expect(readAnalyticsId({ _ga: "GA1.1.1234567890.1764400000" }, SHOP, NOW).client).toBe(
		"1234567890.1764400000",
	);
	for (const _ga of ["", "GA1.1.x.y", "1234567890.1764400000"])
		expect(readAnalyticsId({ _ga }, SHOP, NOW).client).toMatch(new RegExp(`^\\d+\\.${SECONDS}$`));
});

// proves event-41
test("a clock that went back and a forged cookie begin a new visit", () => {
	const { cookie, client } = readAnalyticsId({}, SHOP, NOW);
	expect(readAnalyticsId(cookies(cookie), SHOP, NOW - 60_000)).toMatchObject({
		client,
		session: String(SECONDS - 60),
	});
	expect(readAnalyticsId({ "__Host-analytics_id": "1.2.3.<script>" }, SHOP, NOW).session).toBe(
		String(SECONDS),
	);
});
