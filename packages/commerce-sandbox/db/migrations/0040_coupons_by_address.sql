-- A code for one order of each customer is counted by e-mail address (NFC, lower case), for guests as for customers.
-- customer_id is empty for a guest, whose session is no person; both are empty once an account is deleted.
ALTER TABLE coupon_redemption ADD COLUMN email TEXT NOT NULL DEFAULT '';
UPDATE coupon_redemption SET email = coalesce(
	(SELECT lower(trim(document ->> '$.customerInfo.email')) FROM shop_order WHERE shop_order.order_no = coupon_redemption.order_no), '');
UPDATE coupon_redemption SET customer_id = ''
WHERE EXISTS (SELECT 1 FROM shop_order WHERE shop_order.order_no = coupon_redemption.order_no AND guest = 1);
