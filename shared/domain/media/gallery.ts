/** Lengths are in px. Positions are measured from the middle of the stage (media-6). */

export const SWIPE_DISTANCE = 200;
export const FIRST_ZOOM = 2;
export const LARGEST_ZOOM = 3;

export type Point = { readonly x: number; readonly y: number };
export type Extent = { readonly width: number; readonly height: number };
export type ZoomState = Point & { readonly zoom: number };
export type Frame = { readonly stage: Extent; readonly picture: Extent };

export const WHOLE: ZoomState = { zoom: 1, x: 0, y: 0 };

export function turnOfSwipe(distance: number, direction: "ltr" | "rtl"): -1 | 0 | 1 {
	if (Math.abs(distance) <= SWIPE_DISTANCE) return 0;
	return distance < 0 === (direction === "ltr") ? 1 : -1;
}

export const pictureAt = (index: number, count: number): number =>
	Math.min(Math.max(index, 0), Math.max(count - 1, 0));

export function nextZoom(zoom: number): number {
	if (zoom < FIRST_ZOOM) return FIRST_ZOOM;
	return zoom < LARGEST_ZOOM ? Math.min(Math.floor(zoom) + 1, LARGEST_ZOOM) : 1;
}

/** Limits the position: a picture that is smaller than the stage stays centred, and a larger one leaves no gap at the stage's edges. */
export function panTo(state: ZoomState, frame: Frame): ZoomState {
	const within = (value: number, picture: number, stage: number): number => {
		const room = Math.max(0, (picture * state.zoom - stage) / 2);
		return room === 0 ? 0 : Math.min(Math.max(value, -room), room);
	};
	return {
		zoom: state.zoom,
		x: within(state.x, frame.picture.width, frame.stage.width),
		y: within(state.y, frame.picture.height, frame.stage.height),
	};
}

export function zoomTo(state: ZoomState, zoom: number, at: Point, frame: Frame): ZoomState {
	const limitedZoom = Math.min(Math.max(zoom, 1), LARGEST_ZOOM);
	if (limitedZoom === 1) return WHOLE;
	const ratio = limitedZoom / state.zoom;
	return panTo(
		{ zoom: limitedZoom, x: at.x - (at.x - state.x) * ratio, y: at.y - (at.y - state.y) * ratio },
		frame,
	);
}

export type GalleryMove = "previous" | "next" | "first" | "last" | "larger" | "smaller" | Point;

const STEP = 80;
const WAYS: Readonly<Record<string, Point>> = {
	ArrowLeft: { x: STEP, y: 0 },
	ArrowRight: { x: -STEP, y: 0 },
	ArrowUp: { x: 0, y: STEP },
	ArrowDown: { x: 0, y: -STEP },
};

export function moveOfKey(key: string, isZoomed: boolean, direction: "ltr" | "rtl"): GalleryMove | undefined {
	if (isZoomed && key in WAYS) return WAYS[key];
	const forward = direction === "ltr" ? "ArrowRight" : "ArrowLeft";
	const back = direction === "ltr" ? "ArrowLeft" : "ArrowRight";
	const moves: Readonly<Record<string, GalleryMove>> = {
		[forward]: "next",
		[back]: "previous",
		PageDown: "next",
		PageUp: "previous",
		Home: "first",
		End: "last",
		"+": "larger",
		"=": "larger",
		"-": "smaller",
	};
	return moves[key];
}
