import { expect, it } from "vitest";
import { takeApart } from "./form.ts";
import { blank, fill, print, stroke } from "./sketch.ts";

const drawn = (draw: (sketch: ReturnType<typeof blank>) => void) => {
	const sketch = blank("t");
	draw(sketch);
	return takeApart(sketch.out.join(""));
};

it("counts opaque fills in the piece's colours as its material", () => {
	const { svg, form } = drawn((sketch) => fill(sketch, "M0 0h9v9z", sketch.tone.base));
	expect(svg.match(/<path/g)).toHaveLength(1);
	expect(form).toContain("rgb(128,255,160)");
});

it("keeps the drawn light of other materials", () => {
	expect(drawn((sketch) => fill(sketch, "M0 0h9v9z", "#c9a55c")).form).toContain("rgb(128,255,0)");
});

it("lets ink and transparent fills change colours only", () => {
	expect(drawn((sketch) => print(sketch, "M0 0h9v9z", "#c9a55c")).form).toBe("");
	expect(drawn((sketch) => fill(sketch, "M0 0h9v9z", sketch.tone.base, 0.5)).form).toBe("");
	expect(drawn((sketch) => stroke(sketch, "M0 0h9", sketch.tone.line, 9)).form).toBe("");
});

it("keeps groups in colours and form, and elements in one of them", () => {
	const { svg, form } = takeApart(
		'<g transform="scale(2)"><circle r="3"/><path class="f" d="M0 0"/><path d="M1 1"/></g>',
	);
	expect(svg).toBe('<g transform="scale(2)"><circle r="3"/><path d="M1 1"/></g>');
	expect(form).toBe('<g transform="scale(2)"><path class="f" d="M0 0"/></g>');
});
