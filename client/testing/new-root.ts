import { createRoot, type Root } from "react-dom/client";
import "../styles/base.css";

/** Creates a React root at the end of the document, with the page styles; `leave` removes both. */
export function newRoot(): { place: HTMLElement; root: Root; leave: () => void } {
	const place = document.createElement("div");
	document.body.append(place);
	const root = createRoot(place);
	const leave = () => {
		root.unmount();
		place.remove();
	};
	return { place, root, leave };
}
