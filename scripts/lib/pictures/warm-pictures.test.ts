import { WIDTHS } from "@vetrina/commerce-sandbox/media/rendition-request.ts";
import { IMAGE_WIDTHS } from "@vetrina/shop-rules/media/image-widths.ts";
import { expect, test } from "vitest";
import { listDepartments, listPictures } from "./warm-pictures.ts";

test("the departments are the pages right below home", () => {
	const html = `<a href="/en-it/">Home</a><a href="/en-it/women">Women</a><a href="/en-it/women/dresses">Dresses</a>
		<a href="/en-it/cart">Bag</a><a href="/en-it/new-in">New in</a><a href="/en-it/women">Women</a>`;
	expect(listDepartments(html)).toEqual(["/en-it/women", "/en-it/new-in"]);
});

test("tiles are drawn in advance for phones and large screens, and compositions larger", () => {
	const tile = "/dw/dress.jpg?a=1&amp;sw=";
	const scene = "/dw/editorial/rail-portrait.jpg?sw=";
	const html = `<img srcSet="${tile}240 240w, ${tile}400 400w, ${tile}720 720w">
		<source srcset="${scene}400 400w, ${scene}720 720w, ${scene}1280 1280w">
		<img srcset="https://elsewhere.example/a.jpg?sw=400 400w">`;
	expect(listPictures(html)).toEqual([
		"/dw/dress.jpg?a=1&sw=400",
		"/dw/dress.jpg?a=1&sw=720",
		"/dw/editorial/rail-portrait.jpg?sw=720",
		"/dw/editorial/rail-portrait.jpg?sw=1280",
	]);
});

test("pages use widths of the media service", () =>
	expect(IMAGE_WIDTHS.filter((width) => !(WIDTHS as readonly number[]).includes(width))).toEqual([]));
