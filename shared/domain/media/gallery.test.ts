import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { moveOfKey, nextZoom, panTo, pictureAt, turnOfSwipe, WHOLE, zoomTo } from "./gallery.ts";

const frame = { stage: { width: 400, height: 800 }, picture: { width: 400, height: 533 } };

// proves media-6
test("a swipe turns beyond 200 px only, the other way round from right to left", () => {
	expect([-201, -200, 0, 200, 201].map((distance) => turnOfSwipe(distance, "ltr"))).toEqual([1, 0, 0, 0, -1]);
	expect([-201, -200, 0, 200, 201].map((distance) => turnOfSwipe(distance, "rtl"))).toEqual([-1, 0, 0, 0, 1]);
});

test("the first and the last picture are ends", () => {
	expect([-1, 0, 2, 3].map((index) => pictureAt(index, 3))).toEqual([0, 0, 2, 2]);
	expect(pictureAt(2, 0)).toBe(0);
});

// proves media-6
test("zooms to 2, then to 3, then shows the whole again", () => {
	expect([1, 1.4, 2, 2.6, 3].map(nextZoom)).toEqual([2, 2, 3, 3, 1]);
});

describe("zooming", () => {
	test("keeps the point under the pointer in place", () => {
		expect(zoomTo(WHOLE, 2, { x: 100, y: 0 }, frame)).toEqual({ zoom: 2, x: -100, y: 0 });
	});
	test("stops at 3, and the whole picture is centred", () => {
		expect(zoomTo(WHOLE, 9, { x: 0, y: 0 }, frame).zoom).toBe(3);
		expect(zoomTo({ zoom: 2, x: 80, y: 20 }, 0.4, { x: 10, y: 10 }, frame)).toEqual(WHOLE);
	});
	test("never leaves a gap around a picture that is larger than its stage", () => {
		const point = fc.record({
			x: fc.integer({ min: -900, max: 900 }),
			y: fc.integer({ min: -900, max: 900 }),
		});
		fc.assert(
			fc.property(point, point, fc.double({ min: 1, max: 4, noNaN: true }), (from, at, zoom) => {
				const { x, y, zoom: shown } = zoomTo(panTo({ zoom: 2, ...from }, frame), zoom, at, frame);
				expect(Math.abs(x)).toBeLessThanOrEqual(Math.max(0, (400 * shown - 400) / 2) + 1e-6);
				expect(Math.abs(y)).toBeLessThanOrEqual(Math.max(0, (533 * shown - 800) / 2) + 1e-6);
			}),
		);
	});
});

test("arrow keys turn pages in reading direction, and move a zoomed picture", () => {
	expect(moveOfKey("ArrowRight", false, "ltr")).toBe("next");
	expect(moveOfKey("ArrowRight", false, "rtl")).toBe("previous");
	expect(moveOfKey("ArrowRight", true, "ltr")).toEqual({ x: -80, y: 0 });
	expect(moveOfKey("ArrowUp", false, "ltr")).toBeUndefined();
	expect(moveOfKey("PageDown", true, "rtl")).toBe("next");
	expect(moveOfKey("Tab", false, "ltr")).toBeUndefined();
});
