import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FIRST_STATE, type PreviewState } from "../../../shared/domain/preview/preview-state.ts";
import { ownPath } from "./own-path.ts";
import { readSigned, writeSigned } from "./signed-state.ts";

const SECRET = "a secret of the shop, with at least 32 characters";
const NOW = Date.UTC(2026, 10, 27);
const signed = { state: FIRST_STATE, until: NOW + 1000, path: "/en-it/", id: "1" };

// proves preview-4
describe("a signed state", () => {
	test("is read as it was written", async () => {
		const state: PreviewState = {
			mode: "live",
			hasDrafts: false,
			at: "2026-12-04T09:00:00Z",
			group: "VIP",
			sourceCode: "friday",
			device: "mobile",
		};
		const text = await writeSigned(SECRET, "link", { ...signed, state });
		expect(await readSigned(SECRET, "link", text, NOW)).toEqual({ ...signed, state });
	});

	test("is refused once it has expired", async () => {
		const text = await writeSigned(SECRET, "link", signed);
		expect(await readSigned(SECRET, "link", text, NOW + 1000)).toBeUndefined();
	});

	test("is refused in another place than it was written for, and from another shop", async () => {
		const text = await writeSigned(SECRET, "session", signed);
		expect(await readSigned(SECRET, "link", text, NOW)).toBeUndefined();
		expect(await readSigned(`another ${SECRET}`, "session", text, NOW)).toBeUndefined();
	});

	test("is refused when any character of it is changed, and whatever else is sent", async () => {
		const text = await writeSigned(SECRET, "link", signed);
		await fc.assert(
			fc.asyncProperty(fc.nat(text.length - 1), fc.constantFrom(..."Aa0_."), async (index, character) => {
				const forged = text.slice(0, index) + character + text.slice(index + 1);
				const read = await readSigned(SECRET, "link", forged, NOW);
				// The last character of base64url holds bits that are not read.
				if (forged !== text && index < text.length - 1) expect(read).toBeUndefined();
			}),
		);
		await fc.assert(
			fc.asyncProperty(fc.string(), async (other) => {
				expect(await readSigned(SECRET, "link", other, NOW)).toBeUndefined();
			}),
		);
	});
});

// proves preview-4
test("only paths of the shop itself are taken for a link", () => {
	const origin = "https://shop.example";
	fc.assert(
		fc.property(fc.array(fc.constantFrom("/", "\\", "\t", "\n", " ", "a", ".", "?", "@", ":")), (parts) => {
			const path = `/${parts.join("")}`;
			if (ownPath(100).safeParse(path).success) expect(new URL(path, origin).origin).toBe(origin);
		}),
	);
	expect(ownPath(100).safeParse("/en-it/women?page=2").success).toBe(true);
});
