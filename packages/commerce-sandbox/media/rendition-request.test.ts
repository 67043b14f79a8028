import { describe, expect, it } from "vitest";
import { formatFor, parseRendition, snapWidth, WIDTHS } from "./rendition-request.ts";

const parse = (query: string) => parseRendition(new URLSearchParams(query));

describe("the parameters of an image address", () => {
	it("snaps widths up to the ladder and never above the master", () => {
		expect([1, 48, 49, 641, 1600, 4000].map(snapWidth)).toEqual([48, 48, 64, 720, 1600, 1600]);
		expect([...WIDTHS]).toEqual([...WIDTHS].sort((a, b) => a - b));
	});

	it("cuts no picture with more pixels than the master has", () => {
		expect(parse("sw=1600&sh=3200&sm=cut")).toMatchObject({ width: 1280, ratio: 1 / 2 });
		expect(parse("sw=1600&sh=1600&sm=cut")).toMatchObject({ width: 1600, ratio: 1 });
	});

	it("makes a picture in another format where the encoder's memory would not fit", () => {
		expect(formatFor({ width: 640 }, "avif", "webp")).toBe("avif");
		expect(formatFor({ width: 720 }, "avif", "webp")).toBe("webp");
		expect(formatFor({ width: 800, ratio: 2 }, "avif", "webp")).toBe("avif");
		expect(formatFor({ width: 1600 }, "avif", "jpeg")).toBe("jpeg");
		expect(formatFor({ width: 1600 }, "avif")).toBe("webp");
		expect(formatFor({ width: 1600 }, "png")).toBe("jpeg");
		expect(formatFor({ width: 1600 }, "webp")).toBe("webp");
	});

	it("returns the master without parameters", () => {
		expect(parse("")).toEqual({ width: 1600, quality: 75 });
	});

	it("fits into a box, or cuts to the nearest ratio", () => {
		expect(parse("sw=800&sh=400")).toMatchObject({ width: 320 });
		expect(parse("sh=800")).toMatchObject({ width: 640 });
		expect(parse("sw=800&sh=410&sm=cut")).toMatchObject({ width: 800, ratio: 2 });
		expect(parse("sw=800&sm=cut")).toEqual({ width: 800, quality: 75 });
	});

	it("takes a format by name and a quality near one of five", () => {
		expect(parse("sfrm=JPG&q=80")).toMatchObject({ format: "jpeg", quality: 75 });
		expect(parse("fmt=avif&q=93")).toMatchObject({ format: "avif", quality: 90 });
		expect(parse("q=100")).toMatchObject({ quality: 100 });
	});

	it("ignores parameters that it does not know", () => {
		expect(parse("sw=64&utm_source=x")).toEqual({ width: 64, quality: 75 });
	});

	it.each([
		"sw=0",
		"sw=-1",
		"sw=4001",
		"sw=12.5",
		"sw=1e3",
		"sw=",
		"sw=640&sw=320",
		"sh=abc",
		"q=0",
		"q=101",
		"sfrm=exe",
		"sfrm=toString",
		"sm=zoom",
	])("refuses %s", (query) => expect(parse(query)).toHaveProperty("refused"));
});
