import type { ReactNode } from "react";

type OutcomeProps = {
	/** The form was refused: said at once, not in turn. */
	refused?: boolean;
	id?: string;
	className?: string;
	children: ReactNode;
};

/**
 * Says how a form ended (shell-21). Browsers scroll to it and focus it when a page loads with it, by its `autofocus`, so that it is seen
 * on a phone and read aloud; React does nothing with the attribute of a paragraph, so on a page that is running its role alone announces it.
 */
export function Outcome({ refused, ...rest }: OutcomeProps) {
	const isSaid = [rest.children].flat().some(Boolean);
	return (
		<p {...rest} role={refused ? "alert" : "status"} {...(isSaid && { tabIndex: -1, autoFocus: true })} />
	);
}
