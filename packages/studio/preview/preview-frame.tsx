import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { writeLink } from "../shared/calls.ts";
import { type PreviewChoice, toAddress, toState, WIDTHS } from "./preview-choice.ts";

type Props = { path: string | undefined; choice: PreviewChoice; saved: number; title: string };
type Shown = { src: string; key: number };

/** The shop in a frame of the chosen width, scaled to its place. It is loaded again after each change that the service has accepted. */
export function PreviewFrame({ path, choice, saved, title }: Props) {
	const place = useRef<HTMLDivElement>(null);
	const [room, setRoom] = useState({ width: 0, height: 0 });
	const [shown, setShown] = useState<Shown>();
	const [fault, setFault] = useState<string>();
	const count = useRef(0);
	const { width } = choice;
	const height = WIDTHS.find((one) => one.width === width)?.height ?? room.height;
	const address = path === undefined ? undefined : toAddress(choice, path);
	const state = JSON.stringify(toState(choice));

	useLayoutEffect(() => {
		const element = place.current;
		if (!element) return;
		const observer = new ResizeObserver(() =>
			setRoom({ width: element.clientWidth, height: element.clientHeight }),
		);
		observer.observe(element);
		return () => observer.disconnect();
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: what was saved is loaded again.
	useEffect(() => {
		if (address === undefined) return;
		let isCurrent = true;
		const timer = setTimeout(
			() =>
				writeLink(address, JSON.parse(state)).then(
					({ href }) => {
						if (!isCurrent) return;
						setFault(undefined);
						setShown({ src: href, key: ++count.current });
					},
					(error: Error) => isCurrent && setFault(error.message),
				),
			150,
		);
		return () => {
			isCurrent = false;
			clearTimeout(timer);
		};
	}, [address, state, saved]);

	const scale = room.width > 0 ? Math.min(1, room.width / width) : 1;
	const visible = width === 390 ? Math.min(height * scale, room.height) : room.height;
	return (
		<div ref={place} className="frame-place">
			{fault ? (
				<p role="alert" className="fault">
					The preview cannot be shown: {fault}
				</p>
			) : null}
			{path === undefined ? (
				<p className="hint">This content has no page of its own. Open a page that shows it to see it.</p>
			) : shown && room.width > 0 ? (
				<iframe
					key={shown.key}
					title={`Preview of ${title}`}
					src={shown.src}
					data-testid="shop"
					ref={(frame) => {
						if (!frame) return;
						frame.style.inlineSize = `${width}px`;
						frame.style.blockSize = `${visible / scale}px`;
						frame.style.transform = `scale(${scale})`;
						frame.style.marginInlineStart = `${Math.max(0, (room.width - width * scale) / 2)}px`;
					}}
				/>
			) : null}
		</div>
	);
}
