import fc from "fast-check";
import { expect, test } from "vitest";
import {
	carriedField,
	newFields,
	readCarried,
	readCustom,
	readCustomImage,
	readKitField,
	writeCustomFields,
	writeKitFields,
} from "./line-fields.ts";
import { buildLineKey, ownFields, WORKED_OUT } from "./own-fields.ts";

const choice = { text: "ADA", values: { font: "serif", position: "back" } };

test("a written choice is read back", async () => {
	const fields = newFields(await writeCustomFields({ kind: "engraving" }, choice));
	expect(fields).toMatchObject({ c_engraveMessage: "ADA" });
	expect(fields).not.toHaveProperty("c_personalization");
	expect(readCustom(fields, undefined)).toEqual({
		id: fields.c_customizationID,
		choice,
		configuration: null,
	});
});

// proves basket-6
test("equal choices have the same id in any order", async () => {
	const turned = { text: "ADA", values: { position: "back", font: "serif" } };
	const [one, same, other] = await Promise.all([
		writeCustomFields({ kind: "engraving" }, choice),
		writeCustomFields({ kind: "engraving" }, turned),
		writeCustomFields({ kind: "engraving" }, { ...choice, text: "BEA" }),
	]);
	expect(one.c_customizationID).toBe(same.c_customizationID);
	expect(one.c_customizationID).not.toBe(other.c_customizationID);
});

test("an empty choice removes all fields", async () => {
	const fields = await writeCustomFields({ kind: "personalisation" }, null);
	expect(new Set(Object.values(fields))).toEqual(new Set([null]));
});

test("malformed configurations are absent, and the engraved words are shown", () => {
	expect(readCustom({ c_customizationJSON: "{", c_customizationID: "7" }, undefined)).toBeUndefined();
	expect(readCustom({ c_customizationJSON: "{", c_engraveMessage: "Ada" }, undefined)?.choice).toEqual({
		text: "Ada",
		values: {},
	});
});

test("a kit's lines share an id, and another choice of parts has another id", async () => {
	const kit = await writeKitFields("100", [{ productId: "1", quantity: 1 }]);
	expect(readKitField(kit.parent)).toEqual({ id: kit.part.c_bundleKitId, role: "parent" });
	expect(readKitField(kit.part)?.role).toBe("part");
	expect((await writeKitFields("100", [{ productId: "2", quantity: 1 }])).part).not.toEqual(kit.part);
	expect(readKitField({ c_bundleKitId: "x" })).toBeUndefined();
});

test("the picture of a customised product is a valid address, or absent", () => {
	const data = JSON.stringify({ response: [{ imageURL: "https://media.example/a.png" }] });
	expect(readCustomImage({ c_customizationData: data })).toBe("https://media.example/a.png");
	expect(readCustomImage({ c_customImageLink: "/dw/image/a.jpg", c_customizationData: data })).toBe(
		"/dw/image/a.jpg",
	);
	for (const link of ["javascript:alert(1)", "//evil.example/a.png", "http://a.example", 'https://a"b'])
		expect(readCustomImage({ c_customImageLink: link })).toBeUndefined();
	for (const broken of ["{", '{"response":[]}', '{"response":[{}]}'])
		expect(readCustomImage({ c_customizationData: broken })).toBeUndefined();
});

test("carried keys are read back, and malformed fields are empty", () => {
	const keys = ["800000340000.Ada, Bea & 100 %", "800000350000"];
	expect(readCarried(carriedField(keys))).toEqual(keys);
	expect([undefined, "", "%E0%A4%A"].map(readCarried)).toEqual([[], [], []]);
});

const name = fc.stringMatching(/^c_[a-z][A-Za-z0-9]{0,12}$/) as fc.Arbitrary<`c_${string}`>;
const value = fc.jsonValue().filter((one) => one !== null);

// proves basket-28
test("custom properties belong to the line, except those that the platform computes", () => {
	fc.assert(
		fc.property(fc.dictionary(name, value), (written) => {
			const own = Object.fromEntries(Object.entries(written).filter(([key]) => !WORKED_OUT.has(key)));
			const item = {
				...written,
				...Object.fromEntries([...WORKED_OUT].map((key) => [key, "x"])),
				itemId: "1",
			};
			expect(ownFields(item) ?? {}).toEqual(own);
		}),
	);
	expect(ownFields({ itemId: "1", c_size: "36", c_note: null, c_other: undefined })).toBeUndefined();
});

test("customised lines of one product are different lines", () => {
	const custom = { id: "c1", choice: { values: {} }, configuration: null };
	expect(buildLineKey({ productId: "8" })).toBe("8");
	expect(buildLineKey({ productId: "8", custom })).toBe("8.c1");
	expect(buildLineKey({ productId: "8", kit: { id: "k1", role: "parent" } })).toBe("8.k1");
	// Ids of a customisation or kit stand for its own properties; any other property also distinguishes lines.
	expect(
		buildLineKey({ productId: "8", custom, fields: { c_customizationID: "c1", c_engraveMessage: "Ada" } }),
	).toBe("8.c1");
	const noted = (c_note: string) => buildLineKey({ productId: "8", fields: { c_note } });
	expect(new Set([noted("a"), noted("b"), "8"]).size).toBe(3);
});
