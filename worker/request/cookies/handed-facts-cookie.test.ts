import { expect, test } from "vitest";
import { createCarriedFacts } from "./handed-facts-cookie.ts";

const URL_OF_SHOP = "https://vetrina.example/en-it/cart";
const NAME = "__Host-handed_facts";
const readValue = (cookie: string): string => /^[^=]+=([^;]*)/.exec(cookie)?.[1] ?? "";
const open = (value = "") => createCarriedFacts({ [NAME]: value }, URL_OF_SHOP);

// proves event-21
test("what answers could not hand over is carried in its order until a report takes it", () => {
	const first = readValue(open().add(["a"]));
	const second = readValue(open(first).add(["b", "c"]));
	expect(open(second).take()).toEqual(["a", "b", "c"]);
});

// proves event-21
test("facts of two changes in one request are all carried, and a report's own changes carry nothing that it has taken", () => {
	const request = open("a");
	request.add(["b"]);
	expect(open(readValue(request.add(["c"]))).take()).toEqual(["a", "b", "c"]);
	const report = open("a");
	expect(report.take()).toEqual(["a"]);
	expect(open(readValue(report.add(["b"]))).take()).toEqual(["b"]);
});

test("a cookie holds what browsers take, the latest facts", () => {
	const sealed = Array.from({ length: 10 }, (_, at) => `${at}`.repeat(900));
	const cookie = open().add(sealed);
	expect(cookie.length).toBeLessThan(4096);
	expect(open(readValue(cookie)).take()).toEqual(sealed.slice(-4));
});
