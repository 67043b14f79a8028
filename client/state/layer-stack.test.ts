import { describe, expect, test } from "vitest";
import {
	closeFlyout,
	closeForRoute,
	closePopup,
	type Layers,
	NO_LAYERS,
	openFlyout,
	openPopup,
	toggleFlyout,
} from "./layer-stack.ts";

const open = (...flyouts: Layers["flyouts"]): Layers => ({ flyouts, popups: [] });

describe("flyouts", () => {
	test("stack in opening order", () => {
		expect(openFlyout(open("minicart"), "sizeSelector").flyouts).toEqual(["minicart", "sizeSelector"]);
	});
	test("close when another opens exclusively", () => {
		expect(openFlyout(open("minicart", "sizeSelector"), "quickSearch", { exclusive: true }).flyouts).toEqual([
			"quickSearch",
		]);
	});
	test("come to the top when opened again", () => {
		expect(openFlyout(open("minicart", "sizeSelector"), "minicart").flyouts).toEqual([
			"sizeSelector",
			"minicart",
		]);
	});
	// proves shell-2
	test("close together with all opened later", () => {
		expect(closeFlyout(open("minicart", "sizeSelector", "quickSearch"), "sizeSelector").flyouts).toEqual([
			"minicart",
		]);
	});
	test("close nothing if they are not open", () => {
		expect(closeFlyout(open("minicart"), "quickSearch").flyouts).toEqual(["minicart"]);
	});
	test("open exclusively or close all when toggled", () => {
		expect(toggleFlyout(open("minicart"), "quickSearch").flyouts).toEqual(["quickSearch"]);
		expect(toggleFlyout(open("sizeSelector", "minicart"), "minicart").flyouts).toEqual([]);
	});
});

describe("popups", () => {
	test("open once and close individually", () => {
		const both = openPopup(openPopup(openPopup(NO_LAYERS, "productBanned"), "filtersPopup"), "productBanned");
		expect(both.popups).toEqual(["filtersPopup", "productBanned"]);
		expect(closePopup(both, "filtersPopup").popups).toEqual(["productBanned"]);
	});
	// proves shell-2
	test("that belong to a page close when the route changes, as do all flyouts", () => {
		const layers: Layers = {
			flyouts: ["minicart"],
			popups: ["productBanned", "filtersPopup", "productsGallery", "bannerPopup"],
		};
		expect(closeForRoute(layers)).toEqual({ flyouts: [], popups: ["productBanned"] });
		expect(closeForRoute(layers, { sameList: true }).popups).toEqual(["productBanned", "filtersPopup"]);
	});
	test("that stay leave the layers the same object, which renders nothing again", () => {
		const layers: Layers = { flyouts: [], popups: ["productBanned"] };
		expect(closeForRoute(layers)).toBe(layers);
		expect(closeForRoute(NO_LAYERS)).toBe(NO_LAYERS);
	});
});
