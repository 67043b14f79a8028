import { expect, it } from "vitest";
import { hashVersion, mediaPath, parseMediaTail } from "./media-path.ts";

const ROOT = "/dw/image/v2/VTRA_001/on/demandware.static/-/Sites-vetrina-catalog/default/";

it("writes and reads the platform's address", () => {
	expect(mediaPath("VT1-red/front.jpg")).toBe(`${ROOT}VT1-red/front.jpg`);
	const versioned = mediaPath("VT1-red/front.jpg", "https://media.example", "drawn:dress?");
	expect(versioned).toBe(`https://media.example${ROOT}${hashVersion("drawn:dress?")}/VT1-red/front.jpg`);
	expect(parseMediaTail(versioned.split("/default/")[1] ?? "")).toEqual({
		mediaId: "VT1-red/front.jpg",
		isVersioned: true,
	});
	expect(parseMediaTail("VT1-red/front.jpg")).toEqual({ mediaId: "VT1-red/front.jpg", isVersioned: false });
});

it.each([
	"",
	"../secret.png",
	"a/../../b.png",
	"a b.png",
	"/etc/passwd",
	"a\u0000.png",
	"<script>",
	"x".repeat(201),
])("knows that %j is no id", (tail) => {
	expect(parseMediaTail(tail)).toBeUndefined();
});
