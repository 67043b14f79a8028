import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";
import { expect, onTestFinished, test } from "vitest";
import { keepWritten } from "./hydration.ts";
import { ServerDrawn } from "./server-only.tsx";

const NAME = "section-of-the-first-page";

const show = (Part?: () => string) => <ServerDrawn Part={Part} from={{}} still={NAME} />;

test("HTML of the first page is there again each time that the shopper returns, until code draws it", async () => {
	const place = document.createElement("div");
	place.innerHTML = `<div data-still="${NAME}"><p>The server’s words</p></div>`;
	document.body.append(place);
	keepWritten();
	const root = await new Promise<Root>((done) => {
		const root = hydrateRoot(place, show());
		requestAnimationFrame(() => setTimeout(() => done(root)));
	});
	onTestFinished(() => {
		root.unmount();
		place.remove();
	});
	expect(place.textContent).toBe("The server’s words");
	for (let visit = 0; visit < 3; visit++) {
		flushSync(() => root.render(<p>Another page</p>));
		expect(place.textContent).toBe("Another page");
		flushSync(() => root.render(show()));
		expect(place.innerHTML).toContain("<p>The server’s words</p>");
	}
	flushSync(() => root.render(show(() => "Drawn here")));
	expect(place.textContent).toBe("Drawn here");
});
