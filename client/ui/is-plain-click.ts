type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "defaultPrevented">;

/** A click that would follow the link here: no new tab, no download. */
export const isPlainClick = (event: Click): boolean =>
	event.button === 0 &&
	!event.metaKey &&
	!event.ctrlKey &&
	!event.shiftKey &&
	!event.altKey &&
	!event.defaultPrevented;

/** For a link whose page says what can be shown right here: `act` takes the place of following it. */
export const insteadOfFollowing =
	(act: () => void) =>
	(event: Click & Pick<Event, "preventDefault">): void => {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		act();
	};
