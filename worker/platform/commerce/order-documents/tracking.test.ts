import { expect, test } from "vitest";
import { readTracking } from "./tracking.ts";

const order = { c_trackingNumber: "T1", c_trackingUrl: "https://carrier.example/T1" };
const tracking = { number: "T1", url: "https://carrier.example/T1" };

// proves orders-10
test("tracking accepts pictures of this shop only", () => {
	const image = "/dw/image/carriers/post.svg";
	expect(readTracking({ ...order, c_carrierName: "Post" })).toEqual({ ...tracking, carrier: "Post" });
	expect(readTracking({ ...order, c_trackingImage: image })).toEqual({ ...tracking, image });
	for (const other of [
		"https://carrier.example/logo.svg",
		"//carrier.example/logo.svg",
		"javascript:alert(1)",
		"data:image/svg+xml,<svg/>",
		"/dw/image/../../api/en-it/session",
		"/dw/image/./a.svg",
		"/dw/image/",
		"/dw/image/a.svg?to=1",
		"/en-it/account",
		'/dw/image/a" onload="x',
		{},
		7,
	])
		expect(readTracking({ ...order, c_trackingImage: other })).toEqual(tracking);
});

test("a parcel without a number or a web address has no tracking", () => {
	expect(readTracking({})).toBeUndefined();
	expect(readTracking({ ...order, c_trackingNumber: "" })).toBeUndefined();
	for (const url of ["javascript:alert(1)", "/somewhere", 5])
		expect(readTracking({ ...order, c_trackingUrl: url })).toBeUndefined();
});
