import { expect, test } from "vitest";
import { pictureAddress } from "./picture-address.ts";

// proves platform-24
test.each([
	["https://cloud.example/dw/image/v2/A/x.jpg?sw=90", "/dw/image/v2/A/x.jpg?sw=90"],
	["//cloud.example:8788/dw/image/v2/A/x.jpg", "/dw/image/v2/A/x.jpg"],
	["/mobify/proxy/api/dw/image/v2/A/x.jpg", "/dw/image/v2/A/x.jpg"],
	["/dw/image/v2/A/x.jpg", "/dw/image/v2/A/x.jpg"],
	[
		"https://zzzz-001.example/on/demandware.static/-/Sites-x/default/dw1/a.jpg",
		"/on/demandware.static/-/Sites-x/default/dw1/a.jpg",
	],
	[
		"https://edge.example/dw/image/v2/A/on/demandware.static/-/Sites-x/default/dw1/a.jpg",
		"/dw/image/v2/A/on/demandware.static/-/Sites-x/default/dw1/a.jpg",
	],
	["https://elsewhere.example/pictures/x.jpg", "https://elsewhere.example/pictures/x.jpg"],
	["https://elsewhere.example/?from=/dw/image/x.jpg", "https://elsewhere.example/?from=/dw/image/x.jpg"],
])("%s is shown at %s", (link, address) => {
	expect(pictureAddress(link)).toBe(address);
});
