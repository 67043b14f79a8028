import { expect, test } from "vitest";
import { distanceText, distanceUnitIn } from "./distance.ts";

// proves stores-2
test("distances are written in the country's unit and the shopper's language", () => {
	expect(distanceText(3.24, "km", "en-GB")).toBe("3.2 km");
	expect(distanceText(3.24, "mi", "en-US")).toBe("2 mi");
	expect(distanceText(1234.4, "km", "de-DE")).toBe("1.234 km");
	expect(distanceText(0.01, "km", "fr-FR")).toMatch(/^0,1\skm$/);
	expect(distanceText(3.24, "km", "ar-SA")).toContain("3.2");
	expect(["IT", "GB", "US", "JP"].map(distanceUnitIn)).toEqual(["km", "mi", "mi", "km"]);
});
