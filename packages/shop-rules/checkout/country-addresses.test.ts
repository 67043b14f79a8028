import { expect, test } from "vitest";
import { parsePostalCode } from "../typed/postal-code.ts";
import { findStateKey, listStates, postalCodeRule } from "./country-addresses.ts";

// proves checkout-2
test("provinces of South Korea have their names of today, and are found by those of before", () => {
	const labels = listStates("KR", "en")?.map(({ label }) => label);
	expect(labels).toEqual(expect.arrayContaining(["Gangwon State", "Jeonbuk State"]));
	const isOne = (...names: string[]) =>
		new Set(names.map((name) => findStateKey("KR", name) ?? name)).size === 1;
	expect(isOne("강원도", "강원특별자치도", "강원", "Gangwon State", "Gangwon-do")).toBe(true);
	expect(isOne("전라북도", "전북특별자치도", "전북", "Jeonbuk State", "Jeollabuk-do")).toBe(true);
});

// proves checkout-2
test.each([
	["104", true],
	["10491", true],
	["104912", true],
	["1049", false],
	["1049123", false],
])("the postal code %s of Taiwan is one: %s", (code, isOne) => {
	expect(parsePostalCode(code, postalCodeRule("TW")) === code).toBe(isOne);
});
