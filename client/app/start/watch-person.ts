import type { QueryClient } from "@tanstack/react-query";
import { sessionQuery } from "../../state/basket/session-query.ts";
import { isSamePerson } from "../../state/is-same-person.ts";

/**
 * A customer who is gone, by another tab or because the platform ended the session, leaves nothing here (identity-29): the page
 * starts again as the one who is there now, and with it all that it has kept.
 */
export function watchPerson(
	queryClient: QueryClient,
	apiHref: string,
	leave: () => void = () =>
		void import("../../state/forget-person.ts")
			.then((late) => late.forgetPerson())
			.finally(() => location.reload()),
): void {
	const read = () => queryClient.getQueryData(sessionQuery(apiHref).queryKey)?.customer;
	let known = read();
	queryClient.getQueryCache().subscribe(() => {
		const before = known;
		known = read() ?? known;
		if (known && before?.registered && !isSamePerson(before, known)) leave();
	});
}
