type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "defaultPrevented">;

export const isPlainClick = (event: Click): boolean =>
	event.button === 0 &&
	!event.metaKey &&
	!event.ctrlKey &&
	!event.shiftKey &&
	!event.altKey &&
	!event.defaultPrevented;

export const insteadOfFollowing =
	(act: () => void) =>
	(event: Click & Pick<Event, "preventDefault">): void => {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		act();
	};
