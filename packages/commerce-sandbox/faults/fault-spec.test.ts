import { expect, test } from "vitest";
import { concerns, parseHeader, parseSpec, writeFault, writeFaultAt } from "./fault-spec.ts";

test.each([
	["baskets:503", { api: "baskets", fault: { kind: "status", status: 503 }, times: null, probability: 1 }],
	[
		"all:latency=1500;times=3",
		{ api: "all", fault: { kind: "latency", milliseconds: 1500 }, times: 3, probability: 1 },
	],
	[
		"search:timeout;probability=0.5",
		{ api: "search", fault: { kind: "timeout" }, times: null, probability: 0.5 },
	],
	["content:cut", { api: "content", fault: { kind: "cut" }, times: null, probability: 1 }],
	["media:malformed", { api: "media", fault: { kind: "malformed" }, times: null, probability: 1 }],
	["controllers:absent", { api: "controllers", fault: { kind: "absent" }, times: null, probability: 1 }],
	["slas:content-type", { api: "slas", fault: { kind: "content-type" }, times: null, probability: 1 }],
	["baskets:dialect", { api: "baskets", fault: { kind: "dialect" }, times: null, probability: 1 }],
	[
		"orders:dialect=any-case",
		{ api: "orders", fault: { kind: "dialect", form: "any-case" }, times: null, probability: 1 },
	],
])("%s is read and written back", (text, spec) => {
	expect(parseSpec(text)).toEqual(spec);
	expect(writeFault(spec.fault as never)).toBe(text.split(/[:;]/)[1]);
});

test.each([
	"",
	"503",
	"baskets",
	"baskets:200",
	"baskets:9",
	"nothing:503",
	"baskets:503;times=0",
	"baskets:503;often=1",
	"all:latency=x",
	"orders:dialect=",
	"orders:dialect=latin",
])("%j is no fault", (text) => {
	expect(parseSpec(text)).toBeUndefined();
});

test("a header holds several", () => {
	expect(parseHeader("baskets:503, nonsense, all:latency=5").map(({ api }) => api)).toEqual([
		"baskets",
		"all",
	]);
	expect(parseHeader(undefined)).toEqual([]);
});

test("all concerns every family", () => {
	expect(concerns({ api: "all" }, "media", "GET/x")).toBe(true);
	expect(concerns({ api: "slas" }, "media", "GET/x")).toBe(false);
});

test("a fault may be about one call alone", () => {
	const spec = parseSpec("baskets:503;at=PUT/checkout/shopper-baskets;times=2");
	expect(spec).toMatchObject({ api: "baskets", times: 2, at: "PUT/checkout/shopper-baskets" });
	if (!spec) return;
	expect(writeFaultAt(spec)).toBe("503;at=PUT/checkout/shopper-baskets");
	const call = "/checkout/shopper-baskets/v2/organizations/o/baskets/b";
	expect(concerns(spec, "baskets", `PUT${call}`)).toBe(true);
	expect(concerns(spec, "baskets", `GET${call}`)).toBe(false);
	expect(parseSpec("baskets:503;at=")).toBeUndefined();
	expect(parseSpec("baskets:503;at=<script>")).toBeUndefined();
});
