import { AccountNavigation } from "../../client/features/account/account-navigation.tsx";
import { SignedIn } from "../../client/features/identity/signed-in.tsx";
import grid from "../../client/features/listing/grid/tile-grid.module.css";
import { MoveToBag } from "../../client/features/listing/tile/move-to-bag.tsx";
import { Tile } from "../../client/features/listing/tile/tile.tsx";
import { RowsBelow } from "../../client/features/recommendations/rows-below.tsx";
import { useCurrentWishlist } from "../../client/features/wishlist/use-current-wishlist-items.ts";
import { useFocusOn } from "../../client/features/wishlist/use-focus-on.ts";
import { usePlace, useUi } from "../../client/state/app-context.tsx";
import { SectionsBelow } from "../../client/state/drawing/sections.tsx";
import { withPage } from "../../client/state/drawing/with-page.tsx";
import { isErrorKey, isNoticeKey } from "../../client/state/message-keys.ts";
import { useTranslation } from "../../client/state/texts.ts";
import page from "../../client/styles/titled-page.module.css";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { insteadOfFollowing } from "../../client/ui/is-plain-click.ts";
import { Niche } from "../../client/ui/overlay/niche.tsx";
import { Outcome } from "../../client/ui/text/outcome.tsx";
import { heartId } from "../../shared/domain/wishlist/heart-id.ts";
import type { WishlistData } from "./contract.ts";
import styles from "./screen.module.css";

const SignInForm =
	withPage<typeof import("../../client/features/identity/sign-in-form.part.tsx")>("signInForm");

export function Screen({ data: serverData }: { data: WishlistData }) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const ui = useUi();
	const data = useCurrentWishlist(serverData);
	const { navigation, tiles, goneItems, customer, wishlist, resting } = data;
	const focus = useFocusOn(tiles.length);
	const isEmpty = tiles.length + goneItems.length === 0;
	return (
		<main id="main" className={classNames(page.page, navigation && styles.led)}>
			{navigation ? (
				<div className={styles.navigation}>
					<AccountNavigation links={navigation} />
				</div>
			) : null}
			<div className={styles.items}>
				<div className={classNames(page.head, styles.head)}>
					<h1 className={type_.display}>{t("wishlist.title")}</h1>
					{isErrorKey(serverData.error) ? (
						<Outcome isRefused className={styles.error}>
							{t(`error.${serverData.error}`)}
						</Outcome>
					) : null}
					{isNoticeKey(serverData.notice) ? <Outcome>{t(`notice.${serverData.notice}`)}</Outcome> : null}
					{isEmpty ? null : (
						<p className={classNames(type_.small, type_.muted)}>
							{t("list.count", { count: tiles.length + (resting ? goneItems.length : 0) })}
						</p>
					)}
					{serverData.shareHref && !isEmpty ? (
						<p>
							<a className={styles.plain} href={serverData.shareHref}>
								{t("share.title.wishlist")}
							</a>
						</p>
					) : null}
					{resting && !isEmpty ? (
						<>
							<p>{resting.text}</p>
							<a className={classNames(button.button, styles.again)} href={resting.again.href}>
								{resting.again.label}
							</a>
						</>
					) : null}
				</div>
				{wishlist.may || !serverData.signInForm ? null : (
					<div className={page.narrow}>
						<SignInForm {...serverData.signInForm} />
					</div>
				)}
				{wishlist.may && isEmpty ? (
					<div className={page.empty}>
						<Niche />
						<p className={classNames(type_.title, styles.quiet)} tabIndex={-1} data-is-empty="">
							{t("wishlist.empty")}
						</p>
						<p className={type_.muted}>{t("wishlist.emptyHint")}</p>
						<a className={button.button} href={shell.homeHref}>
							{t("cart.emptyLink")}
						</a>
					</div>
				) : null}
				{tiles.length > 0 ? (
					<ul className={grid.grid} aria-label={t("wishlist.items")} {...focus}>
						{tiles.map((tile, index) => (
							<li key={tile.itemId} className={grid.cell} data-wishlist-item="">
								<Tile
									tile={tile}
									heading="h2"
									eager={index < 2}
									first={index === 0}
									note={tile.colour}
									wishlistText={heartId(tile)}
									action={<MoveToBag item={tile} />}
								/>
							</li>
						))}
					</ul>
				) : null}
				{goneItems.map(({ itemId, link }) => (
					<form key={itemId} method="post" action={shell.wishlistHref} className={styles.gone} data-gone="">
						<p>
							{link ? (
								<a className={type_.link} href={link.href}>
									{link.label}
								</a>
							) : (
								t("wishlist.gone")
							)}
						</p>
						<input type="hidden" name="itemId" value={itemId} />
						<button type="submit" name="intent" value="remove" className={styles.plain}>
							{t("wishlist.removeGone")}
						</button>
					</form>
				))}
				{customer.registered ? <SignedIn customer={customer} /> : null}
				{wishlist.may && !customer.registered ? (
					<p className={styles.sync}>
						<span className={type_.muted}>{t("wishlist.syncText")}</span>{" "}
						<a
							className={styles.plain}
							href={shell.signInHref}
							onClick={insteadOfFollowing(() => ui.askToSignIn())}
						>
							{t("wishlist.signInOrRegister")}
						</a>
					</p>
				) : null}
				{isEmpty ? <RowsBelow /> : null}
			</div>
			<SectionsBelow data={serverData} />
		</main>
	);
}
