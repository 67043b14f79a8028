import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { UPRIGHT_FIGURE, WIDE_FIGURE } from "@vetrina/drawn-pictures/editorial/kit/figure.ts";
import { createStage } from "@vetrina/drawn-pictures/editorial/kit/stage.ts";
import { expect, test } from "vitest";

const styles = readFileSync(resolve("sections/hero/view.module.css"), "utf8");
const [, place = ""] = /object-position: 50% (\d+)%/.exec(styles) ?? [];
const { width, height } = createStage(true);
const AIR = 0.02;

// proves content-45
test.each([
	["1920 × 1080", 1920, 972],
	["1440 × 900", 1440, 792],
	["1536 × 730, a laptop's window", 1536, 622 + 108],
	["1366 × 768", 1366, 660],
])("the opening picture shows its figure from head to foot at %s", (_, wide, high) => {
	const seen = Math.min(height, (width * high) / wide);
	const top = ((height - seen) * Number(place)) / 100;
	expect(WIDE_FIGURE.floor - WIDE_FIGURE.high).toBeGreaterThan(top + AIR * seen);
	expect(WIDE_FIGURE.floor).toBeLessThan(top + (1 - AIR) * seen);
});

// proves content-45
test("the foot of an upright opening picture is left to the words", () => {
	const { height } = createStage(false);
	expect(UPRIGHT_FIGURE.floor).toBeLessThan(0.69 * height);
	expect(UPRIGHT_FIGURE.floor - UPRIGHT_FIGURE.high).toBeGreaterThan(0.08 * height);
});
