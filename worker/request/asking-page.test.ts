import { expect, test } from "vitest";
import { findAskingPage } from "./asking-page.ts";

const ask = (referer?: string) =>
	findAskingPage(
		new Request("https://shop.example/api/en-it/events", { headers: referer ? { referer } : {} }),
	)?.href;

test("a request is of the page of this shop that the browser names", () => {
	expect(ask("https://shop.example/en-it/women?page=2")).toBe("https://shop.example/en-it/women?page=2");
	for (const other of [undefined, "https://other.example/en-it/women", "no address"])
		expect(ask(other), other).toBeUndefined();
});
