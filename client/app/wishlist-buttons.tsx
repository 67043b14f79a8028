import { type FormEvent, type ReactNode, useDeferredValue, useMemo } from "react";
import { usePlace } from "../state/app-context.tsx";
import { useSession } from "../state/basket/session-query.ts";
import { useAttempt } from "../state/use-attempt.ts";
import { useWriteServices } from "../state/use-write-services.ts";
import { WishlistItemIds } from "../state/wishlist/wishlist-item-ids.ts";
import { WISHLIST_FORM } from "../ui/heart.tsx";

/** Lets every heart below it know what is kept, and sends their clicks. */
export function WishlistButtons({ children }: { children: ReactNode }) {
	const { shell } = usePlace();
	const services = useWriteServices();
	const attempt = useAttempt();
	const wishes = useSession()?.wishlist?.wishes;
	const ids = useMemo(() => wishes && new Set(wishes.map(({ id }) => id)), [wishes]);
	// Every tile gets its heart with the session: in slices. What changes after that is seen at once.
	const isKnown = useDeferredValue(ids !== undefined);
	const submit = (event: FormEvent) => {
		const { submitter } = event.nativeEvent as SubmitEvent;
		if (!(submitter instanceof HTMLButtonElement)) return;
		event.preventDefault();
		const { value } = submitter;
		// What answers may first have to come over the network.
		submitter.ariaBusy = "true";
		void attempt(async () => {
			const { toggleWishlistItem } = await import("../state/wishlist/change-wishlist.ts");
			await toggleWishlistItem(services, value);
		}).then(() => {
			submitter.ariaBusy = null;
		});
	};
	return (
		<WishlistItemIds value={(isKnown && ids) || null}>
			{/* Before the hearts: one that is clicked while the rest of the page is still on its way has where to send it. */}
			<form id={WISHLIST_FORM} method="post" action={shell.wishlistHref} onSubmit={submit} hidden>
				<input type="hidden" name="intent" value="wish" />
			</form>
			{children}
		</WishlistItemIds>
	);
}
