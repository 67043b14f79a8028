import { createRoot, type Root } from "react-dom/client";
import "../styles/base.css";

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
