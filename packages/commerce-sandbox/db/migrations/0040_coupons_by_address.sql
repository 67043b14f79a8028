-- Coupon redemptions are counted by e-mail address (NFC, lower case) for guests and customers. customer_id is empty for guests; both
-- columns are empty after an account is deleted.
ALTER TABLE coupon_redemption ADD COLUMN email TEXT NOT NULL DEFAULT '';
UPDATE coupon_redemption SET email = coalesce(
	(SELECT lower(trim(document ->> '$.customerInfo.email')) FROM shop_order WHERE shop_order.order_no = coupon_redemption.order_no), '');
UPDATE coupon_redemption SET customer_id = ''
WHERE EXISTS (SELECT 1 FROM shop_order WHERE shop_order.order_no = coupon_redemption.order_no AND guest = 1);
