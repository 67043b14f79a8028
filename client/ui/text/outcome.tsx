import type { ReactNode } from "react";

type OutcomeProps = {
	refused?: boolean;
	id?: string;
	className?: string;
	children: ReactNode;
};

/**
 * Shows how a form ended (shell-21). On page load, `autofocus` scrolls to it and focuses it. React ignores that on a paragraph, so on a
 * running page only the role announces it.
 */
export function Outcome({ refused, ...rest }: OutcomeProps) {
	const isSaid = [rest.children].flat().some(Boolean);
	return (
		<p {...rest} role={refused ? "alert" : "status"} {...(isSaid && { tabIndex: -1, autoFocus: true })} />
	);
}
