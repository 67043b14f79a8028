import { type PointerEvent, useRef, useState } from "react";
import {
	type Frame,
	nextZoom,
	type Point,
	panTo,
	turnOfSwipe,
	WHOLE,
	type ZoomState,
	zoomTo,
} from "../../../shared/domain/media/gallery.ts";

type Gestures = {
	direction: "ltr" | "rtl";
	frame: () => Frame | null;
	onTurn: (by: -1 | 1) => void;
	onBackground: () => void;
};

type Held = {
	pointers: Map<number, Point>;
	start: Point;
	before: ZoomState;
	apart: number;
	hasMoved: boolean;
	onPicture: boolean;
};

const STILL = 8;
const DOUBLE_TAP_MS = 300;

const middle = (points: readonly Point[]): Point => ({
	x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
	y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const distance = (points: readonly Point[]): number =>
	points[0] && points[1] ? Math.hypot(points[0].x - points[1].x, points[0].y - points[1].y) : 0;

export function useGalleryGestures({ direction, frame, onTurn, onBackground }: Gestures) {
	const [zoom, setZoom] = useState<ZoomState>(WHOLE);
	const [drag, setDrag] = useState(0);
	const [isHeld, setHeld] = useState(false);
	const now = useRef<Held | null>(null);
	const lastTap = useRef(Number.NEGATIVE_INFINITY);

	const toPoint = (event: PointerEvent): Point => {
		const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
		return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
	};
	const step = (at: Point = { x: 0, y: 0 }, to = nextZoom(zoom.zoom)) => {
		const bounds = frame();
		if (bounds) setZoom(zoomTo(zoom, to, at, bounds));
	};
	const restart = (gesture: Held) => {
		const points = [...gesture.pointers.values()];
		gesture.start = middle(points);
		gesture.apart = distance(points);
		gesture.before = zoom;
	};

	const onPointerDown = (event: PointerEvent<HTMLElement>) => {
		if (event.button !== 0) return;
		event.currentTarget.setPointerCapture(event.pointerId);
		now.current ??= {
			pointers: new Map(),
			start: WHOLE,
			before: zoom,
			apart: 0,
			hasMoved: false,
			onPicture: event.target instanceof HTMLImageElement,
		};
		now.current.pointers.set(event.pointerId, toPoint(event));
		if (now.current.pointers.size > 1) now.current.hasMoved = true;
		restart(now.current);
		setHeld(true);
	};
	const onPointerMove = (event: PointerEvent<HTMLElement>) => {
		const gesture = now.current;
		const bounds = frame();
		if (!gesture?.pointers.has(event.pointerId) || !bounds) return;
		gesture.pointers.set(event.pointerId, toPoint(event));
		const points = [...gesture.pointers.values()];
		const to = middle(points);
		const by = { x: to.x - gesture.start.x, y: to.y - gesture.start.y };
		if (Math.hypot(by.x, by.y) > STILL) gesture.hasMoved = true;
		if (!gesture.hasMoved) return;
		const { before } = gesture;
		if (points.length > 1)
			setZoom(zoomTo(before, before.zoom * (distance(points) / gesture.apart), gesture.start, bounds));
		else if (before.zoom > 1) setZoom(panTo({ ...before, x: before.x + by.x, y: before.y + by.y }, bounds));
		else setDrag(by.x);
	};
	const onPointerUp = (event: PointerEvent<HTMLElement>) => {
		const gesture = now.current;
		if (!gesture?.pointers.delete(event.pointerId)) return;
		if (gesture.pointers.size > 0) return restart(gesture);
		now.current = null;
		setHeld(false);
		setDrag(0);
		if (event.type === "pointercancel") return;
		if (gesture.hasMoved) {
			const turn = turnOfSwipe(drag, direction);
			if (turn !== 0) onTurn(turn);
		} else if (!gesture.onPicture) onBackground();
		else if (event.pointerType !== "touch") step(toPoint(event));
		else if (event.timeStamp - lastTap.current < DOUBLE_TAP_MS) {
			lastTap.current = Number.NEGATIVE_INFINITY;
			step(toPoint(event));
		} else lastTap.current = event.timeStamp;
	};

	return {
		zoom,
		drag,
		isHeld,
		step,
		pan: (by: Point) => {
			const bounds = frame();
			if (bounds) setZoom(panTo({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, bounds));
		},
		reset: () => setZoom(WHOLE),
		stage: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
	};
}
