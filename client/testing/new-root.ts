import { createRoot, type Root } from "react-dom/client";
import "../styles/base.css";

/** A React root in a new element at the end of the document, with the styles that every page has; `leave` takes both away. */
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
