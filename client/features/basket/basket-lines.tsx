import { type FormEvent, useEffect, useRef } from "react";
import type { BasketItemView, BasketView } from "../../../shared/contracts/basket-views.ts";
import type { LineCustomView } from "../../../shared/contracts/product-option-views.ts";
import { joinWithDots } from "../../../shared/domain/lib/join-with-dots.ts";
import { usePlace, useUi } from "../../state/app-context.tsx";
import { isBeyondMaximum } from "../../state/basket/optimistic.ts";
import { useBasketChange } from "../../state/basket/use-basket-change.ts";
import { useTranslation } from "../../state/texts.ts";
import { useAttempt } from "../../state/use-attempt.ts";
import { useWriteServices } from "../../state/use-write-services.ts";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import styles from "./basket-lines.module.css";
import { focusAfter } from "./focus-after.ts";
import { GiftCardLine } from "./gift-card-line.tsx";
import { LineNotes, LineParts, LinePicture, LinePromotions, LineTotal } from "./line-facts.tsx";
import { LineState } from "./line-state.tsx";

export function BasketLines({ basket }: { basket: BasketView }) {
	const { t } = useTranslation();
	return (
		<ul className={styles.lines} aria-label={t("cart.items")}>
			{basket.items.map((item) => (
				<Line key={item.itemId} item={item} />
			))}
			{basket.giftCards?.map((giftCard) => (
				<GiftCardLine key={giftCard.id} giftCard={giftCard} />
			))}
		</ul>
	);
}

function Line({ item }: { item: BasketItemView }) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const ui = useUi();
	const basket = useBasketChange();
	const services = useWriteServices();
	const attempt = useAttempt();
	const { itemId, name, quantity } = item;
	const onGone = useRef<(() => void) | null>(null);
	useEffect(() => () => onGone.current?.(), []);

	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const submitter = (event.nativeEvent as SubmitEvent).submitter;
		if (!(submitter instanceof HTMLButtonElement)) return;
		if (submitter.name !== "quantity") {
			onGone.current = focusAfter(submitter);
			return basket.mutate({ kind: "remove", itemId });
		}
		const newQuantity = Number(submitter.value);
		if (newQuantity === quantity) return;
		if (isBeyondMaximum(item, newQuantity)) return ui.toast("error", t("error.maxQuantity"));
		basket.mutate({ kind: "quantity", itemId, quantity: newQuantity, from: quantity });
	};

	const save = (event: FormEvent) => {
		event.preventDefault();
		onGone.current = focusAfter(event.currentTarget);
		void attempt(async () => {
			const { moveToWishlist } = await import("../../state/wishlist/change-wishlist.ts");
			await moveToWishlist(services, itemId);
		});
	};

	return (
		<li className={styles.line} data-unavailable={!item.available || undefined}>
			<LinePicture image={item.image} mark={item.custom?.mark} className={styles.frame} />
			<div className={styles.text}>
				<p className={classNames(type_.label, type_.muted)}>{item.brand}</p>
				<p>
					<a className={styles.name} href={item.href}>
						{name}
					</a>
				</p>
				<p className={classNames(type_.small, type_.muted)}>{joinWithDots(item.colour, item.size)}</p>
				{/* With a promotion, units may cost different amounts (basket-31). */}
				{quantity > 1 && !item.discounts ? (
					<p className={classNames(type_.small, type_.muted)}>
						<bdi>{`${quantity} × ${item.price.text}`}</bdi>
					</p>
				) : null}
			</div>
			<LineTotal line={item} className={styles.total} />
			<div className={styles.below}>
				<LinePromotions names={item.discounts?.names} />
				{item.custom ? <Custom {...item.custom} href={item.href} name={name} /> : null}
				<LineParts parts={item.parts} />
				<LineState item={item} onSubmit={submit} />
			</div>
			<div className={styles.foot}>
				<form method="post" action={shell.cartHref} className={styles.controls} onSubmit={submit}>
					<input type="hidden" name="itemId" value={itemId} />
					<input type="hidden" name="intent" value="update" />
					<input type="hidden" name="from" value={quantity} />
					<Step to={Math.max(1, quantity - 1)} label={t("cart.less", { name })} from={quantity} />
					<span className={styles.quantity}>
						<span className={type_.hidden}>{`${t("cart.quantity")} `}</span>
						{quantity}
					</span>
					<Step
						to={item.available ? Math.max(quantity, Math.min(99, quantity + 1)) : quantity}
						label={t("cart.more", { name })}
						from={quantity}
						isMore
					/>
				</form>
				<div className={styles.acts}>
					<form method="post" action={shell.wishlistHref} onSubmit={save}>
						<input type="hidden" name="itemId" value={itemId} />
						<button type="submit" name="intent" value="moveToWishlist" className={styles.remove}>
							{t("wishlist.fromBag")}
							<span className={type_.hidden}>: {name}</span>
						</button>
					</form>
					<form method="post" action={shell.cartHref} onSubmit={submit}>
						<input type="hidden" name="itemId" value={itemId} />
						<button type="submit" name="intent" value="remove" className={styles.remove} data-takes-out="">
							{t("cart.remove")}
							<span className={type_.hidden}>: {name}</span>
						</button>
					</form>
				</div>
			</div>
		</li>
	);
}

function Custom({ notes, change, href, name }: LineCustomView & { href: string; name: string }) {
	return (
		<>
			<LineNotes notes={notes} />
			<p>
				<a className={styles.change} href={href}>
					{change}
					<span className={type_.hidden}>: {name}</span>
				</a>
			</p>
		</>
	);
}

function Step({ to, from, label, isMore }: { to: number; from: number; label: string; isMore?: true }) {
	return (
		<button
			type="submit"
			name="quantity"
			value={to}
			className={classNames(styles.step, isMore && styles.more)}
			aria-label={label}
			aria-disabled={to === from || undefined}
		/>
	);
}
