import { expect, test } from "vitest";
import { toSiteSettings } from "../../platform/site-settings.ts";
import { listShownSizes, nameLineSize, type SizeContext } from "./show-sizes.ts";

const cx: SizeContext = {
	locale: { country: "JP" },
	settings: toSiteSettings({
		sizeOrdering: "37;37.5;38",
		sizeCharts: {
			tables: [
				{
					id: "womenShoes",
					house: "EU",
					systems: ["EU", "JP"],
					units: { JP: "cm" },
					measures: [],
					rows: [
						["37", "23.5"],
						["37.5", "24"],
						["38", "24.5"],
					],
				},
			],
			guides: { shoes: ["womenShoes"] },
			systems: { JP: ["JP"] },
		},
	}),
};

// proves product-19, catalogue-9
test("half sizes stand between whole ones, in the order of the house's own sizes", () => {
	const sizes = ["38", "37", "37.5"].map((value) => ({ value, label: value }));
	const shown = listShownSizes({ sizes, details: { sizeGuide: "shoes" } }, cx);
	expect(shown.map(({ label }) => label.replaceAll("\u00a0", " "))).toEqual([
		"23.5 cm · EU 37",
		"24 cm · EU 37.5",
		"24.5 cm · EU 38",
	]);
});

test("a line without a size in the catalogue keeps its words", () => {
	expect(nameLineSize({ size: "38" }, cx)).toBe("38");
	expect(nameLineSize({ size: "" }, cx)).toBe("");
	expect(nameLineSize({ size: "38", sizeId: "38", sizeGuide: "shoes" }, cx)).toContain("JP");
});
