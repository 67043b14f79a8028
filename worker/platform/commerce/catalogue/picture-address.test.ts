import { expect, test } from "vitest";
import { pictureAddress } from "./picture-address.ts";

test.each([
	["https://cloud.example/dw/image/v2/A/x.jpg?sw=90", "/dw/image/v2/A/x.jpg?sw=90"],
	["//cloud.example:8788/dw/image/v2/A/x.jpg", "/dw/image/v2/A/x.jpg"],
	["/mobify/proxy/api/dw/image/v2/A/x.jpg", "/dw/image/v2/A/x.jpg"],
	["/dw/image/v2/A/x.jpg", "/dw/image/v2/A/x.jpg"],
	["https://elsewhere.example/pictures/x.jpg", "https://elsewhere.example/pictures/x.jpg"],
	["https://elsewhere.example/?from=/dw/image/x.jpg", "https://elsewhere.example/?from=/dw/image/x.jpg"],
])("%s is shown at %s", (link, address) => {
	expect(pictureAddress(link)).toBe(address);
});
